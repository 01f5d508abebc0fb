// The facts that all services share. The specification records no hosts and header names, hence the placeholders.

/** Source: commerce, section 9, "Hosts: environment comes from the host name (dev-, uat- or production prefixes)". */
export function serverOf(service: string) {
  return {
    url: `https://{environment}${service}.{domain}`,
    description: 'One host per service and environment. Real hosts are given by the embedding site.',
    variables: {
      environment: { default: 'dev-', enum: ['dev-', 'uat-', ''], description: 'Empty for production.' },
      domain: { default: 'memberkit.test', description: 'The domain of the realm; in a browser, that of the page.' },
    },
    'x-provenance': 'assumed',
  }
}

/** Source: identity and communication, section 7, "An optional If-Match header with a version can be added". */
export const parameters = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The version the change is based on. A service that has another one by now answers 412.',
    schema: { type: 'string' },
    'x-provenance': 'stated',
  },
}

/** Source: commerce, section 5, "Every call treats any response with status 200 to 499 as a normal result". */
export const responses = {
  Inspected: { description: 'An answer that the caller inspects. Its body is not shown.' },
  Failure: { description: 'The only failure.' },
}

/** Source: commerce, section 6, "All calls are credentialed and carry a security header". */
export const securitySchemes = {
  credentials: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The cookies of the signed-in session; their names are not shown.',
    'x-provenance': 'assumed',
  },
  securityHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Security',
    description: 'The security header; its name is not shown and is given to the platform client.',
    'x-provenance': 'assumed',
  },
}
