interface LaunchOptions {
  executablePath?: string
  args: string[]
  env?: Record<string, string | undefined>
}
export function pinnedLaunchOptions(): LaunchOptions
export function launchOptions(): LaunchOptions
