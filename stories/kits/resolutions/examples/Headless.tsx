import { useResolutionCase } from '@memberkit/resolutions/internal'

/** Only what the kit knows; every element is your own. */
export function NoteCount({ resolutionId }: { resolutionId: string }) {
  const { main } = useResolutionCase(resolutionId)
  switch (main.state) {
    case 'loading':
      return <p>Looking up the case…</p>
    case 'ready':
      return (
        <p>
          {main.data.resolution.friendlyId} has {main.data.resolution.notes.length} notes.
        </p>
      )
    case 'refused':
    case 'failed':
      return (
        <p>
          The case couldn’t be read. <button onClick={main.retry}>Try again</button>
        </p>
      )
  }
}
