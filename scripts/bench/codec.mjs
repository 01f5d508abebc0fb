import { emptyCart, readCart, writeCart } from '@memberkit/cart/codec'

const person = (firstName) => ({ firstName, lastName: 'Example-Œuvre', type: 'DEPENDENT' })
const party = {
  address: { address1: '1 Example Street', locality: 'Québec', postalCode: 'G1A 1A1' },
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Example',
  nationalIdentifier: '000-00-0000',
  phoneNumber: '555-0100',
  phoneType: 'cell',
}
const products = ['legal', 'identity', 'business', 'cdlp', 'associate', 'books', 'shipping']
const keyed = (value) => Object.fromEntries(products.map((key) => [key, value]))
const fullCart = {
  ...emptyCart,
  additionalInfo: {
    authorizedUsers: Array.from({ length: 10 }, (_, index) => person(`Child ${index}`)),
    authorizedUsersAssociate: [person('Alan')],
    authorizedUsersSMB: Array.from({ length: 10 }, (_, index) => person(`Clerk ${index}`)),
  },
  businessInfo: party,
  personalInfo: party,
  products,
  region: 'QC',
  supplements: keyed(['trialDefensePersonal', 'gunOwners', 'rideShare']),
  tiers: keyed('Legal Plan Family Plus Canada'),
  billingPeriods: keyed('ANNUAL'),
  productOptions: keyed({ seats: 12 }),
  locale: 'fr-CA',
}

const encode = (json) => encodeURIComponent(Buffer.from(json).toString('base64'))
const hostile = {
  'ten megabytes of base64': `?d=${'QUJD'.repeat(2_500_000)}`,
  'ten megabytes of percent signs': `?d=${'%'.repeat(10_000_000)}`,
  'ten megabytes of ampersands': `?${'&'.repeat(10_000_000)}`,
  'ten megabytes of other parameters': `?${'a=1&'.repeat(2_500_000)}d=!`,
  'ten megabytes of hash': `?d=!#${'#d='.repeat(3_333_333)}`,
  '64 kB of levels': `?d=${encode(`{"supplementOptions":{"a":${'['.repeat(24_000)}${']'.repeat(24_000)}}}`)}`,
  '64 kB of keys': `?d=${encode(JSON.stringify({ tiers: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, ''])) }))}`,
}

/** CPU time in milliseconds, so that other programs have little influence. */
function timeOf(run) {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Benchmarks the cart's codec in Node: reads of a full cart, and of the slowest of several hostile addresses. */
export function codecFigures() {
  const full = writeCart('/plans?utm=1', fullCart, { urlPolicy: 'full' })
  const thousand = () => {
    for (let index = 0; index < 1000; index += 1) readCart(full)
  }
  thousand()
  const slowest = Object.entries(hostile)
    .map(([name, search]) => ({ name, time: timeOf(() => readCart(search)) }))
    .reduce((one, other) => (one.time > other.time ? one : other))
  return [
    {
      figure: '1,000 reads of a full cart from its address',
      measured: timeOf(thousand),
      goal: 100,
      unit: 'ms',
      isTiming: true,
      note: `${full.length} characters`,
    },
    {
      figure: 'Read of the slowest of several hostile addresses',
      measured: slowest.time,
      goal: 50,
      unit: 'ms',
      isTiming: true,
      note: slowest.name,
    },
  ]
}
