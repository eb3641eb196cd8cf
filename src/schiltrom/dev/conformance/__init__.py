"""Conformance: replay games of an independent implementation and compare every step.

``python -m schiltrom.conformance FILE...`` reads traces of format 1 (gzip-compressed or plain JSON
Lines), plays them through the engine with the ``reference`` rule set, and compares legal actions,
chance, positions and context after every action.
"""
