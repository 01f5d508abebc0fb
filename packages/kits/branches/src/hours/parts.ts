// The parts of the editor and of the public card about opening hours. The rules are in index.ts, which loads no part.
export { HoursFields, type HoursFieldsProps } from './HoursFields.tsx'
export { HoursList, type HoursListProps } from './HoursList.tsx'
export { OpenNow, type OpenNowProps } from './OpenNow.tsx'
export { type HoursDraft, hoursFields, hoursSection, timeZoneSection, unavailableDatesSection } from './sections.ts'
export { TimeZoneField, type TimeZoneFieldProps } from './TimeZoneField.tsx'
export { UnavailableDatesField, type UnavailableDatesFieldProps } from './UnavailableDatesField.tsx'
export { CopyHours, type CopyHoursProps } from './copy/CopyHours.tsx'
