/** The toy as a command line names it, from the root of the repository. */
export const TOY = './lab/test/toys/snatch.ts'
