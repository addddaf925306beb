/** The time, as a port: the 720 s retry schedule is tested in milliseconds because nothing reads the wall clock itself. */
export interface Clock {
  now(): Date;
}
