"""The rules of Iwari, one file for each chapter of the rule index."""
