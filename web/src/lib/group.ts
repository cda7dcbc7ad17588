/** Group the items of a list by a key, in the order of their first occurrence. */
export function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const found = groups.get(key(item))
    if (found) found.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
