import { type Branch, useBranchEditor } from '@memberkit/branches'

/** Only what the kit knows; every element is your own. */
export function NameForm({ branch }: { branch: Branch }) {
  const { save, rights, checklist } = useBranchEditor(branch)
  const missing = checklist.filter(({ isDone }) => !isDone).length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save.save()
      }}
    >
      <label>
        Name of the office{' '}
        <input
          value={save.draft.name}
          readOnly={rights.fieldRight('name') !== 'edit'}
          onChange={({ target }) => save.set({ name: target.value })}
        />
      </label>{' '}
      <button disabled={!save.isDirty || save.isBusy}>Save</button>
      <p>{save.stage === 'done' ? 'Saved.' : `${missing} details are missing.`}</p>
    </form>
  )
}
