// Unpacks a headless Chromium from an npm package, for machines without one and without root.
//
// The package is meant for cloud functions: program, libraries and fonts are compressed one by
// one. `unpacked/chromium` is a script that starts the program with them.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const packed = fileURLToPath(new URL('node_modules/@sparticuz/chromium/bin/', import.meta.url))
const target = fileURLToPath(new URL('unpacked', import.meta.url))
const partial = `${target}.partial`

const inflate = (name) => brotliDecompressSync(readFileSync(packed + name))

rmSync(partial, { recursive: true, force: true })
mkdirSync(partial)
writeFileSync(`${partial}/headless_shell`, inflate('chromium.br'))
for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
  execFileSync('tar', ['-x', '--no-same-owner', '-C', partial], { input: inflate(archive) })
}
writeFileSync(
  `${partial}/fonts.conf`,
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${target}/fonts</dir><cachedir>${target}/fonts-cache</cachedir></fontconfig>
`,
)
writeFileSync(
  `${partial}/chromium`,
  `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here"
exec "$here/headless_shell" "$@"
`,
)
for (const program of ['headless_shell', 'chromium']) chmodSync(`${partial}/${program}`, 0o755)
rmSync(target, { recursive: true, force: true })
renameSync(partial, target)
