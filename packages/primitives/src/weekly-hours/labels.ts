/** Functions of a day's name create labels for that day: "Add hours on Monday". */
export interface WeeklyHoursLabels {
  /** Shown for a day without hours. */
  closed: string
  /** Names the opening time. */
  start: string
  /** Names the closing time. */
  end: string
  add: string
  addTo: (day: string) => string
  removeFrom: (day: string) => string
  /** Names the menu of a day. */
  moreFor: (day: string) => string
  /** Sets a day to open around the clock, and says that it is. */
  allDay: string
  /** Replaces "open 24 hours" by times. */
  setHours: string
  setHoursOn: (day: string) => string
  copyToAll: string
  copyToWorkdays: string
  /** Opens the caller's dialog for copying. See `onCopy`. */
  copyTo: string
  /** Announced after hours have been copied. */
  copied: (day: string) => string
  /** Says that an end is the end of the day: "Midnight (end of day)". */
  midnight: string
  /** Offered when one range starts where another ends. */
  touching: string
  merge: string
  mergeOn: (day: string) => string
  /** Announced after ranges have been merged. */
  merged: (day: string) => string
  /** Labels of hours past midnight. Without them, an end before the start is an error. */
  overnight?: {
    /** Beside hours that end on the next day: "Until Saturday, 2:00 AM". */
    ends: (nextDay: string, time: string) => string
    /** On the next day: "Open until 2:00 AM, from Friday". */
    spills: (dayBefore: string, time: string) => string
  }
}
