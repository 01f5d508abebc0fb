export { Alert, type AlertProps } from './Alert.tsx'
export { Banner, type BannerProps } from './Banner.tsx'
