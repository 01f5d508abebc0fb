import { inTime } from './hostile.mjs'

/** The ID of a case: its number is `RES-101014`, and its ID `case-1014`. */
export const caseIdOf = (number) => number.replace('RES-10', 'case-')

const boxOf = ({ main }, number) => main.getByRole('checkbox', { name: `Select case ${number}` })
const assignIn = ({ main }) =>
  main.getByRole('group', { name: 'Actions for selected cases' }).getByRole('button', { name: 'Assign' })

/** Opens the dialog that gives cases such as `RES-101014` to Kim, up to the last press. */
export async function beginToAssign(person, ...numbers) {
  for (const number of numbers) await boxOf(person, number).check()
  await assignIn(person).click()
  await person.dialog.getByRole('combobox', { name: 'Assign to' }).fill('Kim')
  await person.page.getByRole('option', { name: /Kim/ }).click()
}

/** Gives two cases to Kim with the keyboard alone. */
export async function assignTwoByKeys(person, hands, ...numbers) {
  const { page, dialog, inDialog } = person
  for (const number of numbers) await hands.choose(boxOf(person, number))
  await hands.press(assignIn(person))
  await hands.fill(dialog.getByRole('combobox', { name: 'Assign to' }), 'Kim')
  await page.getByRole('option', { name: /Kim/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await hands.press(inDialog('Assign 2 cases'))
  await dialog.getByText('2 of 2 assigned').first().waitFor()
  await hands.press(inDialog('Close').last())
  await dialog.waitFor({ state: 'detached' })
}

/** Lets time pass, and repeats what is left of an assignment, until nothing is. */
export async function assignWhatIsLeft(person, mockPlatform) {
  const { dialog } = person
  const send = dialog.getByRole('button', { name: /^Assign \d/ })
  for (let runs = 0; runs < 4; runs += 1) {
    await inTime(person, mockPlatform, dialog.getByRole('heading', { name: 'Results' }))
    const again = dialog.getByRole('button', { name: /^Retry/ })
    if (!(await again.isVisible())) return
    // Longer than the latest commit.
    await mockPlatform.advance(21_000)
    await again.click()
    await send
      .or(dialog.getByText(/^(None of these cases|0 cases will be assigned)/))
      .first()
      .waitFor()
    if (!(await send.isVisible())) return
    await send.click()
  }
}

/**
 * Reloads in the middle of an assignment of three cases: the first is given, and the second too, but its answer is still
 * on the way. `timesGiven` returns how often a case was.
 */
export async function reloadWhileAssigning(person, mockPlatform, { operation, three, timesGiven }) {
  await beginToAssign(person, ...three)
  await mockPlatform.spoil({ operation, nth: 2, times: 1, kind: 'slow' })
  await person.inDialog('Assign 3 cases').click()
  await person.dialog.getByText('1 of 3').first().waitFor()
  // A reload sooner would take the second back before it has left.
  const areTwoGiven = async () => {
    const times = await Promise.all(three.map((number) => timesGiven(mockPlatform, number)))
    return times.filter((each) => each > 0).length >= 2
  }
  for (let looks = 0; !(await areTwoGiven()); looks += 1) {
    if (looks === 600) throw new Error('The second case was never given.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await person.page.reload()
  await mockPlatform.heal()
}

/** Continues an assignment of which one case is left, after a reload in its middle. */
export async function resumeAssignment({ said, button, dialog, inDialog }) {
  await said('An assignment wasn’t finished').waitFor()
  await button('Continue').click()
  await dialog.getByText('Already assigned').first().waitFor()
  await inDialog('Assign 1 case').click()
  await dialog.getByText('1 of 1 assigned').first().waitFor()
}
