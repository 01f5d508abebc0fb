import { useNotes } from '@memberkit/timeline'

/** Only what the kit knows; every element is your own. */
export function UrgentCount({ identityId }: { identityId: string }) {
  const notes = useNotes(identityId)
  switch (notes.state) {
    case 'loading':
      return <p>Looking up notes…</p>
    case 'ready':
      return (
        <p>
          {notes.data.rows.filter((row) => row.kind === 'note' && row.note.priority === 'HIGH').length} of{' '}
          {notes.data.count} notes are urgent.
        </p>
      )
    case 'refused':
    case 'failed':
      return (
        <p>
          The notes couldn’t be read. <button onClick={notes.retry}>Try again</button>
        </p>
      )
  }
}
