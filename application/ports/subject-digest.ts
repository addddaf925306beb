/**
 * What stands for a customer's word for a person where it is searched by: the same word of the same partition has the
 * same digest, and nobody without the key can tell which word it is.
 */
export type SubjectDigest = (partition: string, subject: string) => string;
