// Compress every built file, so that the server does not have to.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SITE = '../src/tricorne/server/web'
const WORTHWHILE = /\.(js|css|svg|html|json|ftl|wasm)$/
const SMALLEST = 600

for (const file of await readdir(SITE, { recursive: true })) {
  if (!WORTHWHILE.test(file)) continue
  const path = join(SITE, file)
  const plain = await readFile(path)
  if (plain.length < SMALLEST) continue
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
