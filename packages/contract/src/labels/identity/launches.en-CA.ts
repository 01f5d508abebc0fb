export { LaunchAction, LaunchStatus } from './launches.en-US.ts'
