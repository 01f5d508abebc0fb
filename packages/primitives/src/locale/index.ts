export {
  directionOf,
  LocaleProvider,
  type LocaleProviderProps,
  type LocaleSettings,
  useLocale,
} from './LocaleProvider.tsx'
