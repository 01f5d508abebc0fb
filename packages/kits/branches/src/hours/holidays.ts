/** The rule by which the date of a holiday follows from the year. `month` is 1 for January, `weekday` 0 for Sunday. */
export type DateRule =
  | { on: readonly [month: number, day: number] }
  /** The nth weekday of a month, or a day `plus` later; -1 is the last. */
  | { nth: readonly [n: number, weekday: number, month: number]; plus?: number }
  /** The last weekday before a date: Victoria Day is the Monday before May 25. */
  | { before: readonly [weekday: number, month: number, day: number] }
  /** Days after Easter Sunday. */
  | { easter: number }

interface HolidayRule {
  rule: DateRule
  /** The platform's two-letter codes of states and provinces, `NF` for Newfoundland; `USA` and `CAN` are all of them. */
  regions: string
  /** Places of those without it. */
  except?: string
}

const monday = 1
const thursday = 4
const friday = 5

/**
 * Public holidays by the laws of the states and provinces, from which a branch may choose its closures. A holiday on a
 * weekend is suggested on the day on which it is observed.
 */
export const holidays = {
  newYear: { rule: { on: [1, 1] }, regions: 'USA CAN' },
  martinLutherKing: { rule: { nth: [3, monday, 1] }, regions: 'USA' },
  lincoln: { rule: { on: [2, 12] }, regions: 'IL NY' },
  presidents: { rule: { nth: [3, monday, 2] }, regions: 'USA', except: 'DE' },
  family: { rule: { nth: [3, monday, 2] }, regions: 'AB BC NB ON SK' },
  louisRiel: { rule: { nth: [3, monday, 2] }, regions: 'MB' },
  islander: { rule: { nth: [3, monday, 2] }, regions: 'PE' },
  heritage: { rule: { nth: [3, monday, 2] }, regions: 'NS' },
  mardiGras: { rule: { easter: -47 }, regions: 'LA' },
  townMeeting: { rule: { nth: [1, 2, 3] }, regions: 'VT' },
  kuhio: { rule: { on: [3, 26] }, regions: 'HI' },
  seward: { rule: { nth: [-1, monday, 3] }, regions: 'AK' },
  cesarChavez: { rule: { on: [3, 31] }, regions: 'CA' },
  goodFriday: { rule: { easter: -2 }, regions: 'CAN CT DE HI IN KY LA NC NJ TN' },
  easterMonday: { rule: { easter: 1 }, regions: 'QC' },
  emancipation: { rule: { on: [4, 16] }, regions: 'DC' },
  patriots: { rule: { nth: [3, monday, 4] }, regions: 'MA ME' },
  victoria: { rule: { before: [monday, 5, 25] }, regions: 'CAN', except: 'QC NS NF' },
  nationalPatriots: { rule: { before: [monday, 5, 25] }, regions: 'QC' },
  memorial: { rule: { nth: [-1, monday, 5] }, regions: 'USA' },
  kamehameha: { rule: { on: [6, 11] }, regions: 'HI' },
  juneteenth: { rule: { on: [6, 19] }, regions: 'USA' },
  westVirginia: { rule: { on: [6, 20] }, regions: 'WV' },
  indigenousPeoples: { rule: { on: [6, 21] }, regions: 'NT YT' },
  saintJean: { rule: { on: [6, 24] }, regions: 'QC' },
  canada: { rule: { on: [7, 1] }, regions: 'CAN' },
  independence: { rule: { on: [7, 4] }, regions: 'USA' },
  nunavut: { rule: { on: [7, 9] }, regions: 'NU' },
  pioneer: { rule: { on: [7, 24] }, regions: 'UT' },
  civic: { rule: { nth: [1, monday, 8] }, regions: 'AB BC MB NB NT NU ON SK' },
  victory: { rule: { nth: [2, monday, 8] }, regions: 'RI' },
  bennington: { rule: { on: [8, 16] }, regions: 'VT' },
  discovery: { rule: { nth: [3, monday, 8] }, regions: 'YT' },
  hawaii: { rule: { nth: [3, friday, 8] }, regions: 'HI' },
  labor: { rule: { nth: [1, monday, 9] }, regions: 'USA CAN' },
  reconciliation: { rule: { on: [9, 30] }, regions: 'BC MB NT NU PE YT' },
  columbus: { rule: { nth: [2, monday, 10] }, regions: 'USA' },
  thanksgivingCanada: { rule: { nth: [2, monday, 10] }, regions: 'CAN', except: 'NS NB PE NF' },
  alaska: { rule: { on: [10, 18] }, regions: 'AK' },
  nevada: { rule: { nth: [-1, friday, 10] }, regions: 'NV' },
  veterans: { rule: { on: [11, 11] }, regions: 'USA' },
  remembrance: { rule: { on: [11, 11] }, regions: 'CAN', except: 'ON QC MB' },
  thanksgiving: { rule: { nth: [4, thursday, 11] }, regions: 'USA' },
  dayAfterThanksgiving: {
    rule: { nth: [4, thursday, 11], plus: 1 },
    regions: 'CA DE FL GA IL IN IA KS KY ME MD MI MN NE NV NH NC OK PA SC TX UT VA WA WV',
  },
  christmas: { rule: { on: [12, 25] }, regions: 'USA CAN' },
  boxing: { rule: { on: [12, 26] }, regions: 'ON' },
} as const satisfies Record<string, HolidayRule>

export type Holiday = keyof typeof holidays
