export { isOnline, useOnline } from './useOnline.ts'
