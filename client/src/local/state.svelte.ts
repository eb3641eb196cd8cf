/** How far the game without a server has come on its way: what the bar at the foot of the page shows. */
class Loading {
  /** How much of Python has been fetched, as a part of 1. */
  part = $state(0)
  isReady = $state(false)
  isFailed = $state(false)
  /** The worker had to be started again. */
  isRestarted = $state(false)
}

export const loading = new Loading()
