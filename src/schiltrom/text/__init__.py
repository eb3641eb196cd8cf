"""Words for people: messages, names, log, prompts, refusals and the rulebook."""
