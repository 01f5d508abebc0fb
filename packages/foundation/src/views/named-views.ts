/** A view of a list that someone saved on this device under a name. */
export interface NamedView<View> {
  readonly id: string
  readonly name: string
  readonly view: View
}

/** The storage for the views of one list: as text, which may come back as anything. */
export interface ViewStore<View> {
  /** The name of the list. */
  readonly name: string
  toText(view: View): string
  /** @throws anything, for a text that can't be read */
  fromText(text: string): View
}

/** As many as fit beside the built-in ones. */
export const mostViews = 8
export const longestViewName = 40

/** One set for each person: a device may be shared. */
const keyOf = ({ name }: { readonly name: string }, owner: string | undefined) =>
  `memberkit.${name}.views.${owner ?? ''}`

export function readViews<View>(store: ViewStore<View>, owner: string | undefined): readonly NamedView<View>[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(store, owner)) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, mostViews).flatMap((one) => viewIn(store, one)) : []
  } catch {
    // Storage may be forbidden, or have something else in it.
    return []
  }
}

export function writeViews<View>(
  store: ViewStore<View>,
  owner: string | undefined,
  views: readonly NamedView<View>[],
): void {
  try {
    const kept = views.map(({ id, name, view }) => ({ id, name, link: store.toText(view) }))
    localStorage.setItem(keyOf(store, owner), JSON.stringify(kept))
  } catch {
    // As above: the views last as long as the page.
  }
}

function viewIn<View>(store: ViewStore<View>, kept: unknown): NamedView<View>[] {
  const { id, name, link } = (kept ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof link !== 'string') return []
  try {
    return [{ id, name: name.slice(0, longestViewName), view: store.fromText(link) }]
  } catch {
    return []
  }
}
