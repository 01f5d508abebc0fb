import type { DateMessages } from '@memberkit/primitives/date-field'

/** What fields of dates say in the stories. */
export const dateMessages: DateMessages = {
  incomplete: 'Enter a day, a month and a year with four figures.',
  impossible: 'There is no such day. Check the month and the day.',
  tooEarly: 'Enter a day on or after January 1, 1900.',
  tooLate: 'Enter a day that is not in the future.',
}

export const frenchDateMessages: DateMessages = {
  incomplete: 'Entrez un jour, un mois et une année de quatre chiffres.',
  impossible: 'Ce jour n’existe pas. Vérifiez le mois et le jour.',
  tooEarly: 'Entrez une date à partir du 1er janvier 1900.',
  tooLate: 'Entrez une date qui n’est pas dans l’avenir.',
}

export const calendarLabels = {
  open: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
}

export const frenchCalendarLabels: typeof calendarLabels = {
  open: 'Choisir un jour',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
}

export const dateRangeMessages = {
  ...dateMessages,
  oneMissing: 'Enter both the first and the last day.',
  endBeforeStart: 'The last day is before the first. Check both.',
}

export const dateRangeLabels = {
  open: 'Choose a period',
  start: 'First day',
  end: 'Last day',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}

export const frenchDateRangeLabels: typeof dateRangeLabels = {
  open: 'Choisir une période',
  start: 'Premier jour',
  end: 'Dernier jour',
  chooseStart: 'Choisissez le premier jour',
  chooseEnd: 'Choisissez le dernier jour',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
}

export const timeMessages = {
  incomplete: 'Enter the hour, the minutes, and AM or PM.',
  impossible: 'There is no such time. Check the hour and the minutes.',
}
