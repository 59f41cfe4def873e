#!/bin/sh
# Playwright takes one program as its browser. E2E_NODE is the Node that runs the tests.
exec "${E2E_NODE:-node}" --no-warnings "$(dirname "$0")/firefox-proxy.ts" "$@"
