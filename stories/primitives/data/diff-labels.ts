import type { DiffLabels } from '@memberkit/primitives/diff-view'

export const labels: DiffLabels = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  changes: { changed: 'Changed', added: 'Added', removed: 'Removed', unchanged: 'Unchanged' },
  missing: 'None',
  removedWords: 'removed',
  addedWords: 'added',
  summary: ({ changed, added, removed, unchanged }) => {
    const parts = [
      [changed, 'changed'],
      [added, 'added'],
      [removed, 'removed'],
      [unchanged, 'unchanged'],
    ] as const
    return parts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(' · ')
  },
  onlyChanges: 'Only changes',
  nothing: 'Nothing has changed.',
}
