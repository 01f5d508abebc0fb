import { checkProductEligibilities } from '@memberkit/contract/commerce/eligibilities'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Eligibility, type EligibilityProps, useEligibilities } from '../index.ts'
import { open, type OpenOptions } from '../testing/companions.tsx'

const productIds = ['product-legal-family', 'product-ids-family']

const show = (props: Partial<EligibilityProps>, options: OpenOptions) =>
  open(
    ({ subject }) => <Eligibility productIds={productIds} userId={subject.identityId} region="TX" {...props} />,
    options,
  )

const person = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
/** The text of a person's panel. */
const shown = (name: string) => expect.poll(() => person(name).element().textContent)
const family: OpenOptions = { scenario: 'plans/eligibility-family' }

test('a checklist for each person: one request each, with all products', async () => {
  const { platform } = await show({}, family)
  await shown('Primary member').toContain('Can use (7)')
  await shown('Spouse').toContain('Legal consultation')
  await shown('Dependent').toContain('Doesn’t cover dependents.')
  const checks = platform.calls.entries.filter(({ url }) => url.includes('benefitsEligibilities'))
  // Strict mode may drop an answer with the first mount, and ask again. Requests sent at once arrive in any order.
  const bodies = new Set(checks.map(({ body }) => JSON.stringify(body)))
  expect([...bodies].toSorted().map((body) => JSON.parse(body) as unknown)).toEqual(
    ['DEPENDENT', 'PRIMARY', 'SPOUSE'].map((authorizedUserType) => ({ productIds, region: 'TX', authorizedUserType })),
  )
})

test('why a benefit can’t be used is said in words, never by its code', async () => {
  await show({}, family)
  await shown('Spouse').toContain('Doesn’t cover spouses.')
  expect(document.body.textContent).not.toMatch(/NOT_FOR|NO_PLAN|SPOUSE/)
})

test('a region where nothing is available is one sentence for each product', async () => {
  const onChangeRegion = vi.fn()
  const props = { productIds: ['product-ids-family-ca'], region: 'QC', people: ['PRIMARY'], onChangeRegion } as const
  await show({ ...props, userId: undefined }, { scenario: 'plans/eligibility-quebec', locale: 'fr-CA' })
  await expect.element(text('Non offert dans votre région : Québec.')).toBeVisible()
  expect(page.getByText('Rétablissement de l’identité').query()).toBeNull()
  await button('Changer de province ou de territoire').click()
  expect(onChangeRegion).toHaveBeenCalledOnce()
})

test.each([
  [{ region: 'TX' }, 'en-CA', 'Change state or territory'],
  [{ region: undefined }, 'en-US', 'Choose state or territory'],
  [{ region: undefined }, 'en-CA', 'Choose province or territory'],
] as const)('the place is called as its country calls it: %o in %s', async (props, locale, words) => {
  await show({ ...props, onChangeRegion: () => {} }, { ...family, locale })
  await expect.element(button(words)).toBeVisible()
})

test('before sign-in anyone’s eligibility is checked, in the reader’s language', async () => {
  const { platform } = await show(
    { userId: undefined, productIds: ['product-legal-family'], people: ['SPOUSE'] },
    { scenario: 'plans/eligibility-anybody', locale: 'es-US' },
  )
  await expect.element(text('Consulta legal')).toBeVisible()
  const [check] = platform.calls.entries.filter(({ url }) => url.includes('benefitsEligibilities'))
  expect(check?.url).toMatch(/\/v1\/benefitsEligibilitiesByProduct\?locale=es-US$/)
})

test('names of a signed-in person’s benefits are in French, from the benefits service', async () => {
  await show({ productIds: ['product-legal-family'] }, { ...family, locale: 'fr-CA' })
  await shown('Conjointe ou conjoint').toContain('Consultation juridique')
  expect(page.getByText('Legal consultation').query()).toBeNull()
})

test('a product that the person doesn’t have leads to its prices', async () => {
  const onChoose = vi.fn()
  await show({ onChoose, people: ['PRIMARY'] }, { scenario: 'plans/eligibility-anybody' })
  await expect.element(text('You don’t have this plan.')).toBeVisible()
  await button('See prices: Legal plan for the family').click()
  expect(onChoose).toHaveBeenCalledWith('product-legal-family')
})

test('one person’s check fails alone, and is retried alone', async () => {
  const down = { isOn: true }
  const prepare: OpenOptions['prepare'] = (platform) => {
    const { respond } = platform
    const isFor = async (request: Request) => down.isOn && (await request.clone().text()).includes('SPOUSE')
    Object.assign(platform, {
      respond: async (request: Request) =>
        (await isFor(request)) ? new Response(null, { status: 503 }) : respond(request),
    })
  }
  await show({}, { ...family, prepare })
  await expect.element(heading('We couldn’t load the benefits for: Spouse')).toBeVisible()
  await shown('Primary member').toContain('Can use')
  down.isOn = false
  await person('Spouse').getByRole('button', { name: 'Try again' }).click()
  await shown('Spouse').toContain('Can use')
})

test('where nobody could be checked, one panel says so, and retries everyone', async () => {
  const { platform } = await show({}, { scenario: 'plans/eligibility-failed' })
  await expect.element(heading('We couldn’t load the benefits')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(0)
  platform.faults.clear()
  await button('Try again').click()
  await shown('Primary member').toContain('Can use')
  await shown('Dependent').toContain('Can’t use')
})

test('a product that the response leaves out is named, and nothing is claimed about it', async () => {
  await show({ people: ['PRIMARY'] }, { scenario: 'plans/eligibility-partial' })
  await expect.element(text('We couldn’t check this plan')).toBeVisible()
  await expect.element(button('Check again')).toBeVisible()
})

test('a refusal that concerns everyone is shown once', async () => {
  await show({}, { scenario: 'plans/eligibility-denied' })
  await expect.element(heading('You don’t have access to the benefits')).toBeVisible()
  expect(page.getByRole('heading', { level: 3 }).elements().length).toBeLessThan(2)
})

test('an unknown reason is told to the host once, and to members in words', async () => {
  const body = [
    {
      productId: 'product-legal-family',
      benefits: [
        { benefitId: 'a', name: 'Letters', isEligible: false, reasons: ['ADDED_LATER'] },
        { benefitId: 'b', name: 'Calls', isEligible: true },
      ],
    },
  ]
  const prepare: OpenOptions['prepare'] = ({ faults }) =>
    void faults.add({ operation: checkProductEligibilities, kind: 200 as never, body })
  const { events } = await show(
    { userId: undefined, people: ['PRIMARY', 'SPOUSE'], productIds: ['product-legal-family'] },
    { ...family, prepare },
  )
  await expect.element(text('Not available. Contact member services to find out why.')).toBeVisible()
  expect(document.body.textContent).not.toContain('ADDED_LATER')
  expect(events.filter(({ type }) => type === 'kit.unknown_enum').map(({ data }) => data)).toEqual([
    { field: 'eligibility.reason', value: 'ADDED_LATER' },
  ])
})

test('a check is fresh for 5 minutes; then it is marked as old, and can be made again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { platform, events } = await show({ people: ['PRIMARY'] }, family)
  const start = Date.now()
  const passUntil = (ms: number) => vi.advanceTimersByTimeAsync(start + ms - Date.now())
  await shown('Primary member').toContain('Can use')
  const checks = () => platform.calls.entries.filter(({ url }) => url.includes('benefitsEligibilities')).length
  const before = checks()
  // The page's clock goes on while the test waits.
  await passUntil(290_000)
  await passUntil(299_000)
  // Coming back to the window requests what is stale.
  dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(500)
  expect(checks()).toBe(before)
  expect(page.getByText('This may have changed since.').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(text('This may have changed since.')).toBeVisible()
  await button('Check again').click()
  await expect.poll(checks).toBe(before + 1)
  await expect.element(text('This may have changed since.')).not.toBeInTheDocument()
  expect(events).toContainEqual(expect.objectContaining({ type: 'plans.eligibility.rechecked' }))
})

test('the hook serves other uses', async () => {
  function Count({ userId }: { userId: string }) {
    const found = useEligibilities({ productIds, userId, personType: 'SPOUSE' })
    return <p>{found.state === 'ready' ? `${found.data.eligibleCount} of ${found.data.benefitCount}` : found.state}</p>
  }
  await open(({ subject }) => <Count userId={subject.identityId} />, family)
  await expect.element(text(/^\d+ of \d+$/)).toBeVisible()
})

test('without products there is nothing to check, and nothing is requested', async () => {
  const { platform } = await show({ productIds: [] }, family)
  await expect.element(heading('No plans to check')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('on a phone, the people after the first are found by their names: their benefits show on request', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  await show({}, family)
  await expect.element(person('Primary member').getByText('Legal consultation')).toBeVisible()
  expect(button('Show benefits: Primary member').query()).toBeNull()
  const ofSpouse = person('Spouse').getByText('Legal consultation')
  await expect.element(ofSpouse).not.toBeVisible()
  await button('Show benefits: Spouse').click()
  await expect.element(ofSpouse).toBeVisible()
  await expect.element(button('Hide benefits: Spouse')).toHaveAttribute('aria-expanded', 'true')
  await page.viewport(1024, 768)
  await expect.element(button('Hide benefits: Spouse')).not.toBeInTheDocument()
  await expect.element(person('Dependent').getByText('Legal consultation')).toBeVisible()
})
