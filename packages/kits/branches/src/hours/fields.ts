export {
  CopyHours,
  type CopyHoursProps,
  HoursFields,
  type HoursFieldsProps,
  OpenNow,
  type OpenNowProps,
  TimeZoneField,
  type TimeZoneFieldProps,
  UnavailableDatesField,
  type UnavailableDatesFieldProps,
} from './parts.ts'
