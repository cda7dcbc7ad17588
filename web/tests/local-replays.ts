// Prints the digests of all views and events of some records, for `benchmarks/local_views.py`.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestReplay, openGame, parse, setRoot } from './local-game'

const [root, folder] = process.argv.slice(2) as [string, string]
setRoot(root)
const found: Record<string, Record<string, string>> = {}
for (const file of readdirSync(folder).filter((name) => name.endsWith('.tricorne'))) {
  const record = await parse(readFileSync(join(folder, file), 'utf-8'))
  found[file] = digestReplay(openGame(record.game), record, 1)
}
console.log(JSON.stringify(found))
