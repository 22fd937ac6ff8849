/** The bots that people choose from by level, where a game brings none of its own: how long each thinks is ours to say. */
export const LEVELS: Readonly<Record<string, string>> = { novice: 'random', adept: 'greedy', master: 'ismcts:400ms' }
