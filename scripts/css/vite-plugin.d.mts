import type { Plugin } from 'vite'

export function outrankHosts(): Plugin
