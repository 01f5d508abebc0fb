export { AlertAction, AlertApplication, AlertNotificationStatus, AlertPriority, AlertStatus } from './alerts.en-US.ts'
