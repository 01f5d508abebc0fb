export { denial } from '@memberkit/testing/denials'

/** Ways to lose an answer. */
export const losses = [
  { kind: 'dropped-after-commit' },
  { kind: 'resent' },
  { kind: 'conflict-after-commit' },
  { kind: 'committed-late', after: 3_000 },
  { kind: 'committed-late', after: 20_000 },
]

/** Whether the browser itself may send a request once more: nothing in it tells the platform so. */
export const mayComeTwice = ({ kind }) => kind === 'resent' || kind === 'dropped-after-commit'

/**
 * What a flow meets of `troubles`: those whose turn it is, so that the flows together meet each, or all of them in a
 * thorough run. Tests in the DOM try every loss with every action.
 */
export const portionOf = (troubles, turn, turns) =>
  process.env.MEMBERKIT_THOROUGH ? troubles : troubles.filter((_, at) => at % turns === turn)

export const titled = ({ kind, after }) => (after ? `${kind} by ${after / 1000} s` : kind)

/** Sets a person's clock, hours off that of the platform. */
export const setClockOff = ({ page }, hours) =>
  page.clock.setSystemTime(Date.parse('2026-03-10T15:00:00.000Z') + hours * 3_600_000)

/** Lets time pass on both sides until something shows, and presses what is offered meanwhile. */
export async function inTime(person, mockPlatform, target) {
  const again = person.page.getByRole('button', { name: /^(Try again|Check again|Save the rest)$/ }).first()
  for (let looks = 0; looks < 90 && !(await target.isVisible()); looks += 1) {
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => {})
    await mockPlatform.advance(1_000)
    await person.wait(1_000)
    await person.page.waitForTimeout(50)
  }
  await target.waitFor({ timeout: 1_000 })
}
