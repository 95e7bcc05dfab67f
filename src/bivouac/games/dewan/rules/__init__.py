"""The rules of Dewan, one file for each chapter of the rule index."""
