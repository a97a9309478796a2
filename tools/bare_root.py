"""A minimal Debian in a folder: Python, make and certificates; no Node, git, compiler or
browser."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

PACKAGES = "python3,python3-venv,make,ca-certificates"
APT = Path("/etc/apt")
#: Settings of this machine that are needed for network access inside.
SETTINGS = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/npmrc", "/etc/ssl/certs/ca-certificates.crt")
#: In separate namespaces: mounts and processes disappear with the command, however it ends.
NAMESPACES = ("unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child")


def make_root(folder: Path) -> None:
    """Debian's smallest variant, of the release and from the sources of this machine."""
    if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
        sys.exit("A bare file system needs root and mmdebstrap: apt-get install mmdebstrap")
    command = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}"]
    command += [f"--aptopt={path}" for path in _apt_settings()]
    subprocess.run([*command, _release(), str(folder), *map(str, _sources())], check=True)
    for name in SETTINGS:
        if Path(name).is_file():
            shutil.copyfile(name, folder / name[1:])
    (folder / "etc" / "hosts").write_text("127.0.0.1 localhost\n::1 localhost\n", "ascii")


def _release() -> str:
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)["VERSION_CODENAME"]


def _sources() -> Iterator[Path]:
    yield from APT.glob("sources.list")
    yield from sorted(APT.glob("sources.list.d/*.list"))
    yield from sorted(APT.glob("sources.list.d/*.sources"))


def _apt_settings() -> Iterator[Path]:
    """Proxies and the like, without hooks of programs that are not installed there."""
    for path in sorted(APT.glob("apt.conf.d/*")):
        if "Acquire::" in path.read_text("utf-8"):
            yield path


def within(
    root: Path, folder: str, settings: Mapping[str, str], command: Sequence[str]
) -> list[str]:
    """The command line that runs a command in a folder of that file system."""
    inside = ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]
    inside += ["sh", "-c", f"cd {shlex.quote(folder)} && exec {shlex.join(command)}"]
    # The shell stays: as process 1 of its namespace it reaps orphans.
    script = (
        'mount -t proc proc "$0/proc" && mount --rbind /sys "$0/sys" && '
        'mount --rbind /dev "$0/dev" && { chroot "$0" "$@"; exit $?; }'
    )
    return [*NAMESPACES, "sh", "-c", script, str(root), *inside]
