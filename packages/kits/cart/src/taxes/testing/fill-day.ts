import { enter } from '@memberkit/testing/press'
import { dialog } from '@memberkit/testing/on-page'

/** Types a day into the three parts of a field. */
export async function fillDay(label: string, day: string) {
  const [year, month, date] = day.split('-')
  const group = dialog.getByRole('group', { name: new RegExp(`^${label}`) })
  await enter(group.getByLabelText('Month'), String(Number(month)))
  await enter(group.getByLabelText('Day'), String(Number(date)))
  await enter(group.getByLabelText('Year'), year!)
}
