export { ServiceRequestStatus } from './service-requests.en-US.ts'
