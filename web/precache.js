// Write the service worker of built pages: `node precache.js FOLDER`, and `--static` for a static site.
//
// The build is named by a hash of all its files. Pages compare that name with the one in build.json, to notice that
// the server has newer ones.

import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [folder, option] = process.argv.slice(2)
const isStatic = option === '--static'
const INDEX = 'index.html'
const BUILD_META = /(<meta name="tricorne-build" content=")(")/
// The API reference is of no use without a server.
const LEFT_OUT = /(^|\/)docs[-.]|\.(gz|br)$|^(sw|sw-off)\.js$|^build\.json$/

const found = await readdir(folder, { recursive: true, withFileTypes: true })
const files = found
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !LEFT_OUT.test(file))
  .sort()

// Servers know the page by its folder.
const urls = files.map((file) => (file === INDEX ? './' : file))

const worker = await readFile('service-worker.js', 'utf-8')
const hash = createHash('sha256').update(worker)
for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
const build = hash.digest('hex').slice(0, 16)

const index = await readFile(join(folder, INDEX), 'utf-8')
if (!BUILD_META.test(index)) throw new Error(`${INDEX} has no place for the name of the build`)
await writeFile(join(folder, INDEX), index.replace(BUILD_META, `$1${build}$2`))
await writeFile(join(folder, 'build.json'), JSON.stringify({ build }))
const filled = { __BUILD__: build, __FILES__: JSON.stringify(urls), __STATIC__: String(isStatic) }
await writeFile(
  join(folder, 'sw.js'),
  worker.replace(/__[A-Z]+__/g, (name) => filled[name]),
)
await writeFile(join(folder, 'sw-off.js'), await readFile('service-worker-off.js'))
