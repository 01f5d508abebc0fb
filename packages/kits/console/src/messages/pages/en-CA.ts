import { pagesEnUS } from './en-US.ts'

export const pagesEnCA = {
  ...pagesEnUS,
  'page.GroupEnrollment': 'Enrolments',
  'service.group-enrollments': 'Enrolments',
}
