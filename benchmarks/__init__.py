"""Benchmarks for developers; they are not part of the installed package.

python -m benchmarks.server              throughput, latency and memory of a server under load
python -m benchmarks.crash               whether a killed server loses or repeats a move
python -m benchmarks.web                 size and speed of the web pages in Chromium
python -m benchmarks.hostile_clients     what hostile clients cost everybody else
python -m benchmarks.compare_checkouts   speed of the rules in two checkouts
python -m benchmarks.peers               random play beside catanatron, OpenSpiel, PettingZoo and PGX
"""
