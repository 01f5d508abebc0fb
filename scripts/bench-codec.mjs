/**
 * How long the cart's codec takes in Node: 1,000 reads of a full cart (at most 100 ms), and the slowest of several hostile
 * addresses (at most 50 ms). Times are reported, never tested: they depend on the machine.
 * `node --conditions=@memberkit/source scripts/bench-codec.mjs`
 */
import { emptyCart, readCart, writeCart } from '../packages/kits/cart/src/codec/index.ts'

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
const timeOf = (run) => {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
const full = writeCart('/plans?utm=1', fullCart, { urlPolicy: 'full' })
const thousand = () => {
  for (let index = 0; index < 1000; index += 1) readCart(full)
}
thousand()
console.log(`1,000 reads of a full cart (${full.length} characters): ${timeOf(thousand).toFixed(1)} ms`)
for (const [name, search] of Object.entries(hostile)) {
  console.log(`${name}: ${timeOf(() => readCart(search)).toFixed(1)} ms`)
}
