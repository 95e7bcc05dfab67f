"""The rules of Iwari, one file for each subject."""
