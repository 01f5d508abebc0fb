'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { tableMessages } from '../messages/namespaces.ts'
import { isId } from '../shared/ids.ts'
import * as styles from './BranchTable.css.ts'
import { type Choosing, type Way, ways } from './useChoosing.ts'

interface ChoosingProps {
  choosing: Choosing
}

/** The select of the branches to list. In the header row its value says it all. */
export function ShowSelect({ choosing, isInHeader }: ChoosingProps & { isInHeader?: boolean }) {
  const t = useMessages(tableMessages)
  return (
    <Select
      ref={choosing.keepFocus}
      size={isInHeader ? 'small' : undefined}
      label={t('choose')}
      isLabelHidden={isInHeader}
      options={ways.map((value) => ({ value, label: t(`choose.${value}`) }))}
      value={choosing.way}
      onChange={choosing.onWay}
    />
  )
}

/** Above the table: which branches to list, and their owner or IDs. */
export function ChooseBranches({ choosing }: ChoosingProps) {
  const t = useMessages(tableMessages)
  const { way, typed, onType, onChange } = choosing
  const found = typed.split(/[\s,;]+/).filter(Boolean)
  const problem = way === 'all' ? undefined : problemIn(way, found)
  return (
    <div role="group" aria-label={t('choose.group')}>
      <DialogForm
        messages={way === 'all' ? {} : { valueMissing: t(`choose.${way}Missing`) }}
        problems={{ [way]: problem && t(`choose.${problem}`) }}
        onSubmit={() =>
          onChange(way === 'owner' ? { owner: found[0], ids: undefined } : { owner: undefined, ids: found })
        }
      >
        <div className={styles.entry}>
          <ShowSelect choosing={choosing} />
          {way === 'all' ? null : (
            <>
              <div className={styles.ids}>
                <FormField name={way}>
                  {(field) => (
                    <TextField
                      {...field}
                      label={t(way === 'owner' ? 'choose.ownerId' : 'choose.branchIds')}
                      value={typed}
                      onChange={onType}
                      autoComplete="off"
                      isRequired
                    />
                  )}
                </FormField>
              </div>
              <div className={styles.besideField}>
                <Button type="submit">{t('choose.show')}</Button>
              </div>
            </>
          )}
        </div>
      </DialogForm>
    </div>
  )
}

function problemIn(way: Exclude<Way, 'all'>, found: readonly string[]) {
  if (found.length === 0) return `${way}Missing` as const
  const isWrong = !found.every(isId) || (way === 'owner' && found.length > 1)
  return isWrong ? (`${way}Wrong` as const) : undefined
}
