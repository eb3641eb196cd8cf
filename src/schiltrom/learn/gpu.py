"""What only a GPU needs: recorded kernels, two streams of work, memory that copies fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import torch
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)
from torch import Tensor

WARM_UP: Final = 3
"""Plain calls before recording: compiling and choosing kernels must be over by then."""
Outputs = tuple[Tensor, ...]


class Recorded:
    """A function whose kernels are launched as one, once they have been recorded.

    Its inputs are copied to fixed places; what it returns is overwritten by the next call.
    """

    def __init__(self, function: Callable[..., Outputs]) -> None:
        self._function = function
        self._inputs: list[Tensor] = []
        self._outputs: Outputs = ()
        self._graph: torch.cuda.CUDAGraph | None = None
        self._calls = 0

    def __call__(self, *inputs: Tensor) -> Outputs:
        """Return what the function returns."""
        if self._calls < WARM_UP:
            self._calls += 1
            return self._function(*inputs)
        if self._graph is None:
            self._record(inputs)
        for place, value in zip(self._inputs, inputs, strict=True):
            place.copy_(value)
        assert self._graph is not None
        self._graph.replay()
        return self._outputs

    def _record(self, inputs: Sequence[Tensor]) -> None:
        self._inputs = [value.clone() for value in inputs]
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        # Recorded on the stream where it will run, so that two recordings that run at once share no
        # working memory of matrix products; recorded on PyTorch's one default stream, they hung.
        with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
            self._outputs = self._function(*self._inputs)
        torch.cuda.synchronize()
        self._graph = graph


class Streams:
    """Playing goes first on the GPU, learning fills what is left; on the processor both are one.

    The networks may be read while they are being changed. That does no harm: a choice and its
    probability come from the same reading.
    """

    def __init__(self, device: torch.device, overlap: bool) -> None:
        on = device.type == "cuda"
        stream: Any = torch.cuda.Stream
        self._play: Any = stream(device, priority=-1) if on else None
        self._learn: Any = stream(device) if on and overlap else self._play

    def playing(self) -> AbstractContextManager[Any]:
        """Return a context in which everything belongs to playing."""
        return torch.cuda.stream(self._play) if self._play else nullcontext()

    def learning(self) -> AbstractContextManager[Any]:
        """Return a context in which everything belongs to learning."""
        return torch.cuda.stream(self._learn) if self._learn else nullcontext()

    def learn_after_play(self) -> None:
        """Let what is learned from now on wait for what has been played."""
        if self._learn:
            self._learn.wait_stream(self._play)

    def play_after_learn(self) -> None:
        """Let what is played from now on wait for what has been learned."""
        if self._play:
            self._play.wait_stream(self._learn)


def pin(memory: NDArray[Any]) -> bool:
    """Keep memory where a GPU can fetch it by itself; return whether that was possible."""
    cuda: Any = torch.cuda
    return int(cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)) == 0
