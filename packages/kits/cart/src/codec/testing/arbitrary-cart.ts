import { type CartState, emptyCart } from '@memberkit/contract/commerce/cart'
import fc from 'fast-check'

const word = fc.oneof(
  fc.constantFrom('legal', 'identity', 'business', 'associate', 'books', 'valueOf', '', 'Ève Œuvre 🦉', '<script>&d=='),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const product = fc.constantFrom('legal', 'identity', 'business', 'associate', 'books', 'toString', 'ſ')
const period = fc.constantFrom('MONTHLY', 'ANNUAL', 'ONE_TIME', 'PAY_PERIOD', 'FORTNIGHTLY', '')
const json = fc.oneof(fc.constantFrom<unknown>({}, [], '', null, true, 2, { seats: 3 }, [1, ['é']]), word)
const keyed = <T>(value: fc.Arbitrary<T>) => fc.dictionary(product, value, { maxKeys: 3 })
const party = fc.record({
  address: fc.record({ address1: word, locality: word, postalCode: word }),
  email: word,
  firstName: word,
  lastName: word,
  nationalIdentifier: word,
  phoneNumber: word,
  phoneType: fc.constantFrom('cell', 'home', ''),
})
const users = fc.array(
  fc.record({ firstName: word, lastName: word, type: fc.constantFrom('SPOUSE', 'DEPENDENT', 'NORMAL_USER', 'ELDER') }),
  { maxLength: 2 },
)
const someone = fc.oneof({ weight: 3, arbitrary: fc.constant(emptyCart.personalInfo) }, { weight: 1, arbitrary: party })

const additionalInfo = fc.oneof(
  { weight: 3, arbitrary: fc.constant(emptyCart.additionalInfo) },
  {
    weight: 1,
    arbitrary: fc.record({ authorizedUsers: users, authorizedUsersAssociate: users, authorizedUsersSMB: users }),
  },
)
const absent = fc.constant(undefined)

const parts: { readonly [Key in keyof Required<CartState>]: fc.Arbitrary<unknown> } = {
  additionalInfo,
  bundles: fc.array(word, { maxLength: 2 }),
  businessInfo: someone,
  personalInfo: someone,
  products: fc.array(product, { maxLength: 3 }),
  region: fc.constantFrom('', 'TX', 'QC'),
  supplementOptions: keyed(json),
  supplements: keyed(fc.array(word, { maxLength: 2 })),
  tiers: keyed(word),
  productOptions: fc.oneof(absent, keyed(json)),
  billingPeriods: fc.oneof(absent, keyed(period)),
  locale: fc.oneof(absent, fc.constantFrom('en-US', 'fr-CA', 'xx')),
  currency: fc.oneof(absent, fc.constantFrom('USD', 'CAD')),
}

const choices = 500
const pools = Object.entries(parts).map(
  ([key, part]) => [key, fc.sample(part, { numRuns: choices, seed: 14 })] as const,
)

/**
 * Any cart: of products known and unknown, with and without people, in any script. Its parts come from pools, because
 * making each anew takes ten times as long as what is tested with it.
 */
export const anyCart: fc.Arbitrary<CartState> = fc
  .tuple(...pools.map(([, pool]) => fc.integer({ min: 0, max: pool.length - 1 })))
  .map((picks) => {
    const chosen = pools.map(([key, pool], index) => [key, pool[picks[index]!]] as const)
    return Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as unknown as CartState
  })
