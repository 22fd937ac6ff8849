/** A usage error, something that was asked for and cannot be: one line that says what is wrong and what is valid. */
export class Complaint extends Error {}
