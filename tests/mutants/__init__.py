"""Small changes to the rules, one at a time: do the tests notice?"""
