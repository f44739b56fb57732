"""Runs each Lambda environment of LocalStack as a Node process, where no container engine answers.

LocalStack finds it by its entry point and takes it when LAMBDA_RUNTIME_EXECUTOR=process. A process that dies in the middle
of an invocation fails that invocation, as a lost environment does on AWS, and the next one gets a fresh process.
"""

import json
import os
import subprocess
import threading
from concurrent.futures import Future

from localstack import config
from localstack.services.lambda_.invocation.executor_endpoint import ExecutorEndpoint
from localstack.services.lambda_.invocation.lambda_models import InvocationResult
from localstack.services.lambda_.invocation.plugins import RuntimeExecutorPlugin
from localstack.services.lambda_.invocation.runtime_executor import RuntimeExecutor
from localstack.utils.net import get_free_tcp_port

RUNTIME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "runtime.mjs")
NODE = os.environ.get("PORTOLAN_NODE", "node")
LOOPBACK = "127.0.0.1"
SECONDS_TO_END = 3


class NodeProcessExecutor(RuntimeExecutor):
    def __init__(self, id, function_version):
        super().__init__(id=id, function_version=function_version)
        self.port = get_free_tcp_port()
        self.endpoint = ExecutorEndpoint(id, container_address=LOOPBACK, container_port=self.port)
        self.log = os.path.join(config.dirs.tmp, f"{function_version.id.function_name}-{id[:8]}.log")
        self.child = None
        self.environment = {}
        self.is_ending = False

    def start(self, env_vars):
        code = str(self.function_version.config.code.get_unzipped_code_location())
        self.environment = {key: str(value) for key, value in env_vars.items()}
        self.environment |= {
            "PATH": os.environ["PATH"],
            "HOME": config.dirs.tmp,
            "TZ": "UTC",
            "LAMBDA_TASK_ROOT": code,
            "PORTOLAN_PORT": str(self.port),
            "PORTOLAN_STARTS": os.environ.get("PORTOLAN_STARTS", ""),
            "AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED": "true",
        }
        self.endpoint.start()
        self._spawn()

    def _spawn(self):
        with open(self.log, "ab") as log:
            root = self.environment["LAMBDA_TASK_ROOT"]
            self.child = subprocess.Popen([NODE, RUNTIME], env=self.environment, cwd=root, stdin=subprocess.PIPE, stdout=log, stderr=log)
        threading.Thread(target=self._watch, args=(self.child,), daemon=True).start()
        self.endpoint.wait_for_startup()

    def _watch(self, child):
        code = child.wait()
        running = self.endpoint.invocation_future
        if self.is_ending or running is None or running.done():
            return
        fault = json.dumps({"errorType": "Runtime.ExitError", "errorMessage": f"the process ended with {code}"})
        running.set_result(InvocationResult(self.id, fault.encode(), is_error=True, logs=fault))

    def invoke(self, payload):
        if self.child.poll() is not None:
            self.endpoint.startup_future = Future()
            self._spawn()
        return self.endpoint.invoke(payload)

    def stop(self):
        self.is_ending = True
        if self.child:
            self.child.terminate()
            try:
                self.child.wait(SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                self.child.kill()
        self.endpoint.shutdown()

    def get_address(self):
        return LOOPBACK

    def get_endpoint_from_executor(self):
        return LOOPBACK

    def get_runtime_endpoint(self):
        return f"http://{LOOPBACK}:{config.GATEWAY_LISTEN[0].port}{self.endpoint.get_endpoint_prefix()}"

    def get_logs(self):
        with open(self.log, errors="replace") as log:
            return log.read()

    @classmethod
    def prepare_version(cls, function_version):
        if function_version.config.code:
            function_version.config.code.prepare_for_execution()

    @classmethod
    def cleanup_version(cls, function_version):
        pass


class NodeProcessPlugin(RuntimeExecutorPlugin):
    name = "process"

    def load(self, *args, **kwargs):
        return NodeProcessExecutor
