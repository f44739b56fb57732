"""Runs LocalStack for as long as the process that started it lives.

Its standard input is a pipe that closes when that process ends, however it ends: killed, too. Then LocalStack is told to end,
what does not end by itself is killed with it, and the folder of this run is removed.
"""

import os
import runpy
import shutil
import signal
import threading
import time

SECONDS_TO_END = 20
is_orphan = threading.Event()


def follow_parent():
    while os.read(0, 4096):
        pass
    is_orphan.set()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(SECONDS_TO_END)
    remove_folder()
    os.killpg(os.getpgid(0), signal.SIGKILL)


def remove_folder():
    folder = os.environ.get("PORTOLAN_RUN_FOLDER")
    if folder and not os.environ.get("PORTOLAN_KEEP_LOGS"):
        shutil.rmtree(folder, ignore_errors=True)


threading.Thread(target=follow_parent, daemon=True).start()
try:
    runpy.run_module("localstack.runtime.main", run_name="__main__", alter_sys=True)
finally:
    if is_orphan.is_set():
        remove_folder()
